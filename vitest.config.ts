import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    setupFiles: ['functions/runtime/log.testing.ts'],
    include: ['{shared,functions,admin,infra,web,local,tools,bench}/**/*.test.{ts,tsx}'],
    // Stores and stacks start a database, and the journeys run beside these tests on the same two cores.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    silent: 'passed-only',
    expect: { poll: { timeout: 10_000 } },
  },
})
