# Three stages: what we wrote is compiled and the page is built, what others wrote is installed, and only what runs is kept.
# scripts/container.test.ts follows these lines without a container engine. `npm run pin-images` asks for the digest behind the tag anew,
# where the registry can be reached (docs/operations.md, "In containers").
ARG NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

FROM ${NODE_IMAGE} AS built
WORKDIR /app
COPY package.json package-lock.json .npmrc tsconfig.base.json LICENSE ./
COPY scripts ./scripts
COPY deploy ./deploy
COPY packages ./packages
RUN npm ci --ignore-scripts --no-progress -w @branchline/web -w @branchline/cli
RUN npm run -s package --ignore-scripts

FROM ${NODE_IMAGE} AS installed
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages ./packages
RUN npm ci --omit=dev --ignore-scripts --no-progress -w @branchline/cli -w @branchline/server --include-workspace-root=false \
  && rm -r node_modules/@branchline
# Where two packages need different versions of something, one of them has its own: it goes where the compiled package will be.
RUN for own in packages/*/node_modules; do \
    [ ! -d "$own" ] || { into="node_modules/@branchline/${own#packages/}"; mkdir -p "${into%/*}" && mv "$own" "$into"; }; \
  done

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=installed /app/node_modules ./node_modules
COPY --from=built /app/dist/branchline ./
RUN mkdir -p /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The server is told to stop by SIGTERM, tells its players to come back and needs a second or two for that.
STOPSIGNAL SIGTERM
CMD ["node", "branchline.js", "serve"]
