/** By seat: how its line is dashed, so that lines differ without their colours. */
export const DASHES = ["none", "8 4", "2 3.5", "10 3 2 3"] as const;
