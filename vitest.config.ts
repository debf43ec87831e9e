import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './tools/browser.ts'

// React as people get it: its development build takes twice the time.
process.env.NODE_ENV = 'production'

const web = join(import.meta.dirname, 'web')
const executablePath = findBrowser()

/** Tests of components speak to a fake server, and hear the live events that they tell themselves. */
const replaced: Readonly<Record<string, string>> = {
  [join(web, 'api/send.ts')]: join(web, 'testing/send.ts'),
  [join(web, 'live/channel.ts')]: join(web, 'testing/channel.ts'),
}

/** The package of the user pool: our own code around it stays as it is. */
const replacedPackages: Readonly<Record<string, string>> = {
  'aws-amplify/auth': join(web, 'testing/amplify-auth.ts'),
}

const fakes: Plugin = {
  name: 'aiki-fakes',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const replacement = replacedPackages[source]
    if (replacement) return replacement
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return (found && replaced[found.id]) ?? found
  },
}

/**
 * The packages that components import. They are named here because one that Vite discovers while tests run would load
 * the page anew, and fail them.
 */
const packages = [
  '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter',
  '@chakra-ui/react',
  '@emotion/react',
  '@hookform/resolvers/zod',
  '@tanstack/react-query',
  'aws-amplify',
  'aws-amplify/auth',
  'aws-amplify/auth/cognito',
  'aws-amplify/utils',
  'axe-core',
  'diff',
  'lucide-react',
  'papaparse',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'stemmer',
  'ulid',
  'vitest-browser-react',
  'zod',
  'zod/mini',
] as const

export default defineConfig({
  test: {
    // Files share the modules of their process or page: to import the SDK, the CDK or the app for each of them took half
    // of the time. So nothing keeps state in a module that a test does not put back.
    isolate: false,
    // As many as CI has cores: the default leaves one of them idle.
    maxWorkers: 2,
    restoreMocks: true,
    unstubGlobals: true,
    silent: 'passed-only',
    // Long enough for a busy machine. Nobody waits for them but in a test that fails.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          setupFiles: ['functions/runtime/log.testing.ts'],
          include: ['{shared,functions,admin,infra,local,tools,smoke,bench}/**/*.test.ts'],
          // Node reads these files as they are, as it does everywhere else. Vite's way takes a tenth more time.
          experimental: { viteModuleRunner: false },
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
        },
      },
      {
        extends: true,
        plugins: [fakes, react()],
        publicDir: 'web/public',
        cacheDir: 'node_modules/.vite/components',
        optimizeDeps: { include: [...packages], noDiscovery: true },
        test: {
          name: 'components',
          setupFiles: ['web/testing/setup.ts'],
          include: ['web/**/*.browser.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            dependencySourcemaps: false,
            // web/testing/picture.ts takes them.
            screenshotFailures: false,
            testerHtmlPath: 'web/testing/tester.html',
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              actionTimeout: 30_000,
              contextOptions: { locale: 'en-NG', timezoneId: 'Africa/Lagos', reducedMotion: 'reduce' },
              launchOptions: {
                ...(executablePath && { executablePath }),
                args: ['--no-sandbox', '--disable-gpu'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
