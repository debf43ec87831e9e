import { renderBody } from '../site/document.tsx'
import { StaticFrame } from './shell/static-frame.tsx'

type Rendered = ReturnType<typeof renderBody>

/** The frame of the app, as dashboard.html contains it, and its styles. Read by tools/site-pages.ts. */
export const renderFrame = (): Rendered => renderBody(<StaticFrame />, { whole: true })

/** The styles of all pages, for a page of the app without the frame. */
export const renderNoFrame = (): Rendered => renderBody(null, { whole: true })
