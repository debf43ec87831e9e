// Runs before the first paint. The same rule as web/browser/color-mode.ts; color-mode.test.ts holds the two together.
;(() => {
  let choice = null
  try {
    choice = localStorage.getItem('aiki.theme')
  } catch {
    // Storage is switched off: the defaults serve.
  }
  if (choice !== 'light' && choice !== 'dark' && choice !== 'system')
    choice = /^\/dashboard(\/|$)/.test(location.pathname) ? 'system' : 'light'
  const dark =
    choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  const root = document.documentElement
  root.classList.add(dark ? 'dark' : 'light')
  document.querySelector('meta[name="theme-color"]').content = dark ? '#0C1124' : '#F6F5F2'
  // The public pages show somebody who is signed in another way in: from the first paint, so that nothing moves.
  try {
    if (localStorage.getItem('aiki.person')) root.dataset.signedIn = ''
  } catch {
    // Then nobody can be signed in here.
  }
  // The frame of the app as the app itself will draw it: see sidebar-state.ts of web/app/shell.
  const [, sidebar] = /(?:^|; )aiki\.sidebar=(collapsed|expanded)(?:;|$)/.exec(document.cookie) ?? []
  const isQuiet = /^\/dashboard\/interview-coach\/./.test(location.pathname)
  if (isQuiet) root.dataset.quiet = ''
  if (sidebar || isQuiet) root.dataset.sidebar = isQuiet ? 'collapsed' : sidebar

  if (navigator.connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches) {
    root.dataset.saveData = ''
    return
  }
  // On a slow line the letters would hold up the page, so they come after it: until then the phone's own serve.
  const line = navigator.connection?.effectiveType ?? '4g'
  if (line !== '4g') {
    root.dataset.lettersLater = ''
    addEventListener('load', () => delete root.dataset.lettersLater)
    return
  }
  const font = document.createElement('link')
  Object.assign(font, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' })
  font.href = '/assets/onest-1/onest-latin.woff2'
  document.head.append(font)
})()
