import { notify } from '../../ui/notify.ts'

export const welcomeBack = (): void =>
  notify({ kind: 'success', title: 'Welcome back!', description: "You've been successfully logged in." })
