type Used = { readonly used: number; readonly of: number; readonly one: string; readonly many: string }

const counted = (count: number, { one, many }: Used): string => `${count} ${count === 1 ? one : many}`

/** "3 of 5 applications"; beyond the quota both figures, and `beyond`: what it means. */
export const quotaWords = (quota: Used, plan: string, beyond: string): string =>
  quota.used <= quota.of
    ? `${quota.used} of ${counted(quota.of, quota)}`
    : `${counted(quota.used, quota)}. The ${plan} plan's quota is ${quota.of}${beyond}.`
