/**
 * This code runs in AppSync (JavaScript runtime) when a browser subscribes. A person may listen only to /person/<their
 * own sub>, and not to a wildcard.
 */
export const ownChannel = `import { util } from '@aws-appsync/utils'

export function onSubscribe(ctx) {
  const segments = ctx.info.channel.segments
  if (segments.length !== 2 || segments[1] !== ctx.identity.sub) util.unauthorized()
}
`
