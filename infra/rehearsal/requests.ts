import type { Call } from '../../local/gateway.testing.ts'
import type { Api, DomainName } from '../../shared/api/index.ts'

export type Asked = Omit<Call, 'route'>
type Requests = { readonly [Name in DomainName]: Readonly<Record<keyof Api[Name], Asked>> }

const id = '01KAHV5W8Q0000000000000003'

/** One request of every operation, in an order in which each succeeds. A new operation does not compile until it is here. */
export const requests: Requests = {
  applications: {
    create: { body: { id, jobTitle: 'Teller', companyName: 'Zenith' } },
    list: {},
    update: { params: { id }, body: { version: 1, status: 'interview' } },
    remove: { params: { id } },
    restore: { params: { id } },
    import: {
      body: { rows: [{ id: '01KAHV5W8Q0000000000000004', jobTitle: 'Clerk', companyName: 'Dangote' }] },
    },
  },
  profile: { get: {} },
}
