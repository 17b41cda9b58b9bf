# syntax=docker/dockerfile:1
# One image for every role, selected by ROLE. See docs/operating.md, and compose.yaml for an example.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/prepare.mjs scripts/hold-folder.mjs scripts/verify-variants.mjs scripts/
RUN node scripts/prepare.mjs install
COPY . .
RUN node scripts/prepare.mjs start \
  && npm prune --omit=dev --ignore-scripts \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/src ./src
COPY --from=build /app/knowledge/prompts ./knowledge/prompts
# Needed only by the embedded database. A volume mounted here gets this folder's owner.
RUN mkdir /data && chown node:node /data
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
EXPOSE 3000
# Answers 503 while the database is unavailable. Workers answer on PORT too.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Same heap options as in the start script of package.json.
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=50", "src/main.ts"]
