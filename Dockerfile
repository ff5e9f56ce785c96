# Three stages: the web client is built, the server's own dependencies are installed, and only what runs is kept.
# Not yet built with a container engine. Outside of one, its production install was made, started and played on.

FROM node:24-bookworm-slim AS built
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts ./scripts
COPY packages ./packages
RUN npm ci --ignore-scripts && npm run -s build -w @branchline/web

FROM node:24-bookworm-slim AS installed
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages ./packages
RUN npm ci --omit=dev --ignore-scripts -w @branchline/server --include-workspace-root=false \
  && npm cache clean --force

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=installed /app/node_modules ./node_modules
COPY package.json LICENSE ./
COPY packages/engine ./packages/engine
COPY packages/games ./packages/games
COPY packages/bots ./packages/bots
COPY packages/protocol ./packages/protocol
COPY packages/server ./packages/server
COPY --from=built /app/packages/web/dist ./packages/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The server is told to stop by SIGTERM, tells its players to come back and needs a second or two for that.
STOPSIGNAL SIGTERM
CMD ["node", "--conditions=source", "packages/server/src/main.ts"]
