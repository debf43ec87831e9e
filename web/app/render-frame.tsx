import { renderBody } from '../site/document.tsx'
import { StaticFrame } from './shell/static-frame.tsx'

/** The frame of the app, as dashboard.html contains it, and its styles. Read by tools/site-pages.ts. */
export const renderFrame = (): { markup: string; css: string } => renderBody(<StaticFrame />)
