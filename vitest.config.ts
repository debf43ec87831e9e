import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    setupFiles: ['functions/runtime/log.testing.ts'],
    include: ['{shared,functions,admin,infra,web,local,tools,bench}/**/*.test.{ts,tsx}'],
    // Stores and stacks start a database, and the journeys run beside these tests on the same two cores.
    testTimeout: 30_000,
    // Files share the modules of their process: to import the SDK and the CDK for each of them took half of the time.
    // So nothing keeps state in a module that a test does not put back.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    hookTimeout: 60_000,
    silent: 'passed-only',
    expect: { poll: { timeout: 10_000 } },
  },
})
