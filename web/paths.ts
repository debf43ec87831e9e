/** Every address of the app, as the browser shows it. Links and redirects are made here only. */
export const paths = {
  home: '/',
  auth: (
    options: { mode?: 'signin' | 'signup'; next?: string; email?: string; code?: string } = {},
  ): string => {
    const query = new URLSearchParams({ mode: options.mode ?? 'signin' })
    for (const name of ['next', 'email', 'code'] as const) {
      const value = options[name]
      if (value) query.set(name, value)
    }
    return `/auth?${query}`
  },
  dashboard: '/dashboard',
  applications: '/dashboard/applications',
} as const
