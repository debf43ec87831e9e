import { profileOperations } from '../../shared/api/profile.ts'
import type { Uses } from '../composition/services.ts'
import { guarded } from '../runtime/guarded.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import { type AvatarStore, avatarStore } from '../store/avatars.ts'
import { type ProfileStore, profileStore } from '../store/profiles.ts'

type Services = {
  readonly profiles: Pick<ProfileStore, 'get' | 'update'>
  readonly avatars: AvatarStore
}

export const serveProfile = (services: Services): Gateway =>
  serve(profileOperations)(services, {
    get: async ({ caller }, { profiles }) => ({ profile: await profiles.get(caller.sub) }),
    update: ({ caller, body: { version, ...patch }, now }, { profiles }) =>
      profiles.update(caller.sub, { patch, version, now }),
    avatar: async ({ caller }, { avatars }) => ({ picture: await avatars.get(caller.sub) }),
    setAvatar: async ({ caller, body: { picture }, now }, { avatars }) => ({
      avatar:
        picture === null
          ? await avatars.remove(caller.sub, now)
          : await avatars.put(caller.sub, picture, now),
    }),
  })

export const profile = ({ table }: Uses<'table'>) =>
  guarded(serveProfile({ profiles: profileStore(table()), avatars: avatarStore(table()) }), table())
