import { ulid } from 'ulid'
import { notificationRow } from '../functions/store/notifications.ts'
import type { LocalStack } from '../local/stack.ts'

/** Tells a person news, the last one newest, as later events of the product will; each leads to the settings. */
export const tell = async ({ table }: LocalStack, sub: string, ...titles: string[]): Promise<void> => {
  const now = Date.now()
  for (const [place, title] of titles.entries()) {
    const at = new Date(now + place)
    const notice = { id: ulid(at.getTime()), title, message: `About ${title}.`, href: '/dashboard/settings' }
    await table.put(notificationRow(sub, notice, at))
  }
}
