# The server in one image. docs/deployment.md says how to run it, and how to bring Node up to date.
FROM node:24.21.0-trixie-slim@sha256:173f125896c3b47ddf056734c7ea789d04595a6a08769a8f78e0df642781fb66 AS base

FROM base AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY ui/package.json ui/
COPY runtime/package.json runtime/
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# A setting of the build: see the README.
ARG VITE_LOGO_SERVICE
RUN npx vite build && npx vite build --config vite.server.config.ts

# What the built server loads, and nothing of what only the build needs.
FROM base AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
COPY runtime/package.json runtime/
RUN npm ci --omit=dev --workspace runtime --no-audit --no-fund

FROM base
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATABASE_URL=file:/data/laurel.db MAIL_FOLDER=/data/mail
# The lock file marks the folder that the server takes for the project's.
COPY --from=build /app/package.json /app/package-lock.json ./
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/api/data api/data
COPY --from=build /app/api/db/migrations api/db/migrations
COPY --from=build /app/dist dist
# The pages may load logos from where they were built to ask for them.
ARG VITE_LOGO_SERVICE
ENV VITE_LOGO_SERVICE=$VITE_LOGO_SERVICE
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --start-period=30s --timeout=12s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, so that it hears SIGTERM.
CMD ["node", "dist/api/server.js"]
