import * as z from 'zod/mini'
import { warningKinds } from '../../lists.ts'

/** A sign of a scam, and the reason in words: `This advert asks for ₦7,500.` */
export const warning = z.object({ kind: z.enum(warningKinds), says: z.string() })
export type Warning = z.infer<typeof warning>
