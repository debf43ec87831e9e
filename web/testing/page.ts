import { followColorMode } from '../browser/color-mode.ts'
import { fontFaces } from '../theme/font-faces.ts'
import { answerForPool } from './identity.ts'

// Many test files share a page. vitest runs setup.ts again for each of them, and loads this module once. When each file
// declared the fonts again, a layout took ten times as long in the last file as in the first.

followColorMode()
answerForPool()
document.head.append(Object.assign(document.createElement('style'), { textContent: fontFaces }))
// A font that loads later would move what a test has measured.
await Promise.all([...document.fonts].map(font => font.load()))
