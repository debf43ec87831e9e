import { ulid } from 'ulid'
import { notificationRow } from '../functions/store/notifications.ts'
import type { LocalStack } from '../local/stack.ts'

/** Creates notifications for a person, the last one newest. Each of them links to the settings. */
export const notify = async ({ table }: LocalStack, sub: string, ...titles: string[]): Promise<void> => {
  const now = Date.now()
  for (const [place, title] of titles.entries()) {
    const at = new Date(now + place)
    const notice = { id: ulid(at.getTime()), title, message: `About ${title}.`, href: '/dashboard/settings' }
    await table.put(notificationRow(sub, notice, at))
  }
}
