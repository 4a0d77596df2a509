/**
 * The sources that `npm run mutate` changes, by part of the code, and the tests that should fail. The tests of the part
 * come first, then tests of code that uses the part (such as the server's tests for a builder's schema).
 */
export const mutatedParts = {
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
    sources: /^server\/(modules|security|http)\/.*(?<!\.(routes|repository|schemas|endpoints))\.ts$/,
    tests: ['server/**/*.test.ts', 'tests/api/**/*.test.ts'],
    environment: 'node',
  },
}
