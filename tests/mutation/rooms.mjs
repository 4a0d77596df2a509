/**
 * The sources that `npm run mutate` changes, by room (area of the code), and the tests that should fail. The tests of
 * the area come first, then tests of code that uses it (such as the server's tests for a builder's schema).
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
