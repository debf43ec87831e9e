import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sharedFile } from './tools/shared-files.ts'
import { sitePages } from './tools/site-pages.ts'

const inside = ['app/shell/shell.tsx', 'features/dashboard/route.tsx']
const outside = [
  'features/auth/route.tsx',
  'features/auth/reset-password.tsx',
  'features/mail-links/unsubscribe.tsx',
]

export default defineConfig({
  root: 'web',
  cacheDir: '../node_modules/.vite',
  // No page is the answer to every address: the plugin knows which is to which.
  appType: 'custom',
  plugins: [react(), sitePages()],
  build: {
    // The oldest browsers that Aiki promises to run on: a phone with Android 7 still gets a Chrome newer than this. Syntax
    // is lowered to it; what is called must be there by itself, so nothing younger is called without asking first.
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    outDir: '../dist/web',
    emptyOutDir: true,
    // Nothing is inlined: the page's policy allows no data: scripts, and a cached file beats a repeated one.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What changes only with an upgrade, in files of their own that stay cached over our releases.
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            {
              name: 'style',
              test: /node_modules\/(@emotion|stylis|@pandacss|@chakra-ui\/react\/dist\/esm\/(styled-system|utils)|lucide-react\/dist\/esm\/(?!icons))/,
            },
            { name: 'query', test: /node_modules\/@tanstack\// },
            // The little that the app and the public pages share: these load nothing else of the app.
            {
              name: 'common',
              test: /vite\/preload-helper|\/(web\/(paths|browser\/(color-mode|listeners|load-file|stored-value)|timing|api\/connection-lost|person\/theme-choice|ui\/(notify|toast-region)|session\/(load-identity|sign-out-notice|store))|shared\/domain\/calendar)\./,
            },
            // What a signed-in page starts with, before React has come.
            sharedFile('early', ['app/start-dashboard.ts']),
            // What every page draws with, in one file instead of ten small ones.
            {
              name: 'base',
              test: /\/(web\/art\/|web\/theme\/(?!recipes|system|theme-provider|global-css|keyframes)|web\/ui\/(button|panel)\.|web\/paths\.|shared\/brand)|chakra-ui\/react\/dist\/esm\/components\/(box|flex|grid|simple-grid|heading)\/|lucide-react\/dist\/esm\/icons\/(arrow-left|arrow-up-right|check|chevron-down|clock|eye|lock|x)\.mjs/,
            },
            { name: 'zod', test: /node_modules\/zod\// },
            // What public pages send and load by, then what the app starts with, then its signed-in area.
            sharedFile('send', ['site/reviews/client.ts']),
            sharedFile('start', ['app/router.tsx']),
            sharedFile('both', inside, outside),
            sharedFile('inside', inside),
            // Jobs on the home screen and in the Job Search, then what the search has with a job that it opens.
            sharedFile('jobs', ['features/dashboard/route.tsx'], ['features/jobs/route.tsx']),
            sharedFile('job', ['features/jobs/route.tsx'], ['features/jobs/job-pane.tsx']),
            // The fields of a form.
            {
              name: 'form',
              test: /\/(web\/ui\/(form-field|select-field|field-icon)\.|chakra-ui\/react\/dist\/esm\/components\/(field|input|native-select)\/)/,
            },
          ],
        },
      },
    },
  },
})
