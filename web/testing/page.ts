import { followColorMode } from '../color-mode.ts'
import { fontFaces } from '../theme/font-faces.ts'
import { answerForPool } from './identity.ts'

// What the page of all test files has once: setup.ts runs again for each file, this module does not. With the letters
// declared anew for each of them, a layout took ten times as long in the last file as in the first.

followColorMode()
answerForPool()
document.head.append(Object.assign(document.createElement('style'), { textContent: fontFaces }))
// Letters that come later would move what a test has measured.
await Promise.all([...document.fonts].map(font => font.load()))
