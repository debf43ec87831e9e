const cues =
  /(?<past>\bmy (?:\w+ )?(?:time|work|role|years?|job|position|tenure|internship|experience|career|days|stint|post|months?|knowledge|command|use|background)\b|\bi (?:\w+ly )?(?:am|was|have|had|'ve|led|ran|built|took|kept|made|wrote|taught|held|spent|grew|won|did|oversaw|brought|know|hold|speak|use|\w{3,}ed)\b|\bi'(?:m|ve)\b|\b(?:worked|served|interned|employed|joined|spent|stint|previously|formerly|currently|while|during|having|left|working|managed|led|gained|trained|used|built|using|proficient|skilled|experienced|fluent|hands-on|expertise|versed|holding|certified)\b)|(?<aim>\b(?:would|will|want|wants|wish|hope|hoping|like to|love to|keen|eager|excited|looking forward|apply|applying|application|applied (?:for|to)|interest|interested|opportunity|opening|position|role|vacancy|post|you|your|join|joining|contribute|bring|help|could|can|aim|aiming|seek|seeking|seeks|looking for|learn|learning|advert|advertised|advertisement|consider|future|next|become|aspire|aspiring|target|goal|not|never|without|yet|although|though|it|its|they|their|who|which|asks?|requires?|needs?|describes?|mentions?|says|ad|listing)\b|'ll\b|n't\b)/g

/**
 * Whether what stands at a place is said of the wanted job, and not of what was: the nearest word that decides it is
 * `apply`, `would`, `your`, and not `I led`, `my years`. Null: no word decides it.
 */
export const isAimedAt = (low: string, at: number): boolean | null => {
  let aimed: boolean | null = null
  for (const match of low.matchAll(cues)) {
    if (match.index >= at) break
    aimed = match.groups?.aim !== undefined
  }
  return aimed
}

/** `Skilled in SQL`: who writes a letter leaves the `I am` out. */
const ofOneself =
  /^\s*(?:highly |also |well[- ])?(?:skilled|experienced|proficient|trained|certified|fluent|versed|adept|competent|qualified)\b/
const firstPerson = /\b(?:i|my|me|we|our|i'm|i've)\b/

/** `Palmline moves 40,000 parcels a month` says nothing of the person. */
export const isOfOthers = (low: string, at: number): boolean =>
  (!firstPerson.test(low.slice(0, at)) && !ofOneself.test(low)) ||
  (isAimedAt(low, at) === true &&
    !/\bi (?:\w+ly )?(?:\w{3,}ed|led|built|ran)\b[^,;]*$/.test(low.slice(0, at)))
