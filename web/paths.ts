/** Every address of the app, as the browser shows it. Links and redirects are made here only. */
export const paths = {
  home: '/',
  auth: ({ mode = 'signin', next }: { mode?: 'signin' | 'signup'; next?: string } = {}): string =>
    `/auth?${new URLSearchParams({ mode, ...(next && { next }) })}`,
  dashboard: '/dashboard',
  applications: '/dashboard/applications',
} as const
