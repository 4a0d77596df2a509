/**
 * What `npm run mutate` changes, and by which tests it asks whether anybody notices. A room's own tests come first; those of
 * its users stand in where a thing is checked through them (a builder's schema by the server that answers with it).
 */
export const rooms = {
  schemas: {
    sources: /^src\/(schemas\/.*|widgets\/\w+\/\w+Kind)\.ts$/,
    tests: ['src/schemas/**/*.test.ts', 'src/widgets/*/*Kind.test.ts', 'server/modules/**/*.test.ts'],
    environment: 'node',
  },
  renderer: {
    sources: /^src\/renderer\/.*\.tsx?$/,
    tests: ['src/renderer/**/*.test.{ts,tsx}', 'tests/conformance/**/*.test.tsx', 'src/app/*.test.tsx'],
    environment: 'jsdom',
  },
  services: {
    sources: /^server\/(modules|security|files|http)\/.*(?<!\.(routes|repository|schemas|endpoints))\.ts$/,
    tests: ['server/**/*.test.ts', 'tests/api/**/*.test.ts'],
    environment: 'node',
  },
}
