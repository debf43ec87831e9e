import { type Domain, type Operation, routeKey } from '../shared/api/operation.ts'

export type Route = {
  readonly domain: string
  /** Of the operation, within its domain. */
  readonly name: string
  readonly operation: Operation
  readonly params: Readonly<Record<string, string>>
}

const pattern = (path: string): RegExp => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

const decoded = (groups: Record<string, string> | undefined): Record<string, string> | undefined => {
  try {
    return Object.fromEntries(
      Object.entries(groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
    )
  } catch {
    // Not an encoding of anything, so no address of ours.
    return undefined
  }
}

/** The gateway's routing over the contract: `path` is below `/api`; a fixed part of a path goes before a parameter. */
export const createRoutes = (api: Readonly<Record<string, Domain>>) => {
  const routes = Object.entries(api)
    .flatMap(([domain, operations]) =>
      Object.entries(operations).map(([name, operation]) => ({ domain, name, operation })),
    )
    .map(route => ({ ...route, key: routeKey(route.operation), pattern: pattern(route.operation.path) }))
    .sort((a, b) => a.key.split('{').length - b.key.split('{').length)

  return (method: string, path: string): Route | undefined => {
    for (const { domain, name, operation, pattern } of routes) {
      const match = operation.method === method ? pattern.exec(path) : null
      const params = match && decoded(match.groups)
      if (params) return { domain, name, operation, params }
    }
    return undefined
  }
}
