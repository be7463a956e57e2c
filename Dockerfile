# The server, with the browser client and the engine compiled. `docker build -t claytable .`, then
# `docker run -p 8000:8000 -v claytable:/data claytable`; compose.yaml adds PostgreSQL and Redis.

FROM node:24-slim AS web
WORKDIR /build/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --omit=dev
COPY web ./
RUN npm run build

FROM python:3.13-slim AS wheel
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY requirements/build.txt requirements/
COPY web/client.py web/
COPY claytable ./claytable
COPY --from=web /build/claytable/server/page ./claytable/server/page
RUN CLAYTABLE_COMPILE=1 PIP_CONSTRAINT=/build/requirements/build.txt \
    pip wheel --no-cache-dir --no-deps --wheel-dir /dist .

FROM python:3.13-slim
COPY requirements/server.txt /tmp/
RUN pip install --no-cache-dir --require-hashes -r /tmp/server.txt
RUN --mount=from=wheel,source=/dist,target=/dist pip install --no-cache-dir --no-deps /dist/*.whl
RUN useradd --no-create-home claytable && install -d -o claytable -g claytable /data
USER claytable
# The SQLite file is in the user's data directory, unless --db names another database.
ENV XDG_DATA_HOME=/data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --start-period=20s CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=5)"]
ENTRYPOINT ["claytable", "serve", "--host", "0.0.0.0"]
