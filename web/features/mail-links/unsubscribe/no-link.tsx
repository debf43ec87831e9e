import { View } from './view.tsx'

/** Cut off by a mail program, typed by hand, or of an alert or an account that is gone. */
export const NoLink = () => (
  <View
    key="none"
    title="This link does not work"
    text="Your mail program may have cut it in two, or its alert was deleted, which ends its mails too. In the app you can pause or delete each alert, and Notification Preferences ends the mails of all."
  />
)
