import { fontFaces } from '../../theme/font-faces.ts'

/** What the head of every page begins with, the app's too. */
export const SharedHead = () => (
  <>
    <meta charSet="utf-8" />
    <meta
      name="viewport"
      content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
    />
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" content="#F6F5F2" />
    {/* Before anything is drawn: the colour mode, who is here, and the letters unless the person saves data. */}
    <script src="/theme.js" />
    <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/icons/icon-180.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <style>{fontFaces}</style>
  </>
)
