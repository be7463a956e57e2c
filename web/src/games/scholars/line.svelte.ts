// The line of Translators that is pointed at: its Rooms are numbered while it is.

export const shownLine = $state<{ rooms: readonly number[] }>({ rooms: [] });
