# The app as an image: `docker build -t plainspoon .`, then see docs/deploying.md.
#
# No container engine runs where this project is developed: this file has not been built there. What can be checked without one is
# (tests/contract/deploy.test.ts, tests/cluster/output.test.ts): that what is copied exists in the output and runs alone, what it weighs,
# the user, and the address of the health check. Build it once where an engine runs before relying on it.

FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY . .
# Installs by the lock file, generates the database client and builds `.next/standalone`.
RUN node scripts/build.mjs

# A system and Node: npm, its caches and its headers stay behind.
FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates libstdc++6 \
  && rm -rf /var/lib/apt/lists/* \
  && groupadd --gid 10001 plainspoon \
  && useradd --uid 10001 --gid 10001 --no-create-home --shell /usr/sbin/nologin plainspoon \
  && install -d -o 10001 -g 10001 /data
COPY --from=node:24-bookworm-slim /usr/local/bin/node /usr/local/bin/node
COPY --from=build /src/.next/standalone /app
WORKDIR /app
# By number, so that a cluster can see that it is not root.
USER 10001:10001
ENV NODE_ENV=production PORT=3000 LISTEN_HOST=0.0.0.0 DATA_DIR=/data
# Nothing else is written: the root file system may be read-only (`--read-only --tmpfs /tmp`).
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
