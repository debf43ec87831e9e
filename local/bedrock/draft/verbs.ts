/** What people write of their work, in its base form. */
const regular = `
accelerate account achieve acquire act adapt add address adjust administer adopt advertise advise advocate allocate analyse
analyze answer anticipate apply appraise approve arrange assemble assess assign assist attend attract audit author
automate bake balance boost brief budget calculate calibrate call campaign canvass care cater chair champion check clean clear
close coach code collaborate collate collect communicate compile complete compose compute conceive conduct configure
connect consolidate construct consult contact contribute control convert cook coordinate copy correct counsel count
create cultivate curate customise decorate decrease define delegate deliver demonstrate deploy design
detect determine develop devise diagnose digitise direct discover dispatch dispense display dispose distribute diversify
document double draft earn edit educate eliminate enable encourage enforce engage engineer enhance enrol ensure enter
entertain establish estimate evaluate examine exceed execute expand expedite explain explore extend facilitate file fill
finalise fix follow format formulate foster fulfil gather generate greet guide halve handle harvest help hire host identify
illustrate implement import improve increase influence inform initiate innovate inspect inspire install instruct
integrate interact interpret interview introduce invent investigate invoice issue join label launch learn liaise lift
lobby localise log look maintain manage manufacture map market maximise measure mediate mentor migrate minimise
mobilise model modernise modify monitor motivate move negotiate nurse observe obtain offer onboard open operate
optimise orchestrate order organise organize orient originate overhaul own pack package participate perform persuade pick pilot
pioneer place plan plant play post prepare present preserve prevent print prioritise process procure produce program
programme project promote proofread propose protect provide publish purchase qualify raise reach receive
recommend reconcile record recover recruit redesign reduce refer refine refurbish register regulate reinforce
relate release remodel renew reorganise repair replace replan report represent research resolve respond restock restore
restructure retain retrieve review revise rotate route save scale scan schedule screen secure select separate serve
service settle shape share ship sign simplify sketch solicit solve sort source spearhead specify sponsor stabilise staff standardise start
steer stock stop store strategise streamline strengthen structure study submit succeed suggest summarise supervise supply support
survey sustain tailor target test tidy track trade train transcribe transfer transform translate transport travel treat
trim triple troubleshoot tutor type uncover unify update upgrade use utilise utilize vaccinate validate verify view visit volunteer walk wash
watch welcome work wrap
animate bank cash debug disburse dress drill escort expose film grade grill guard immunise
invigilate iron irrigate launder link list listen load lodge mark milk mix mop mould
offload paint patch patrol photograph plaster plead prescribe provision rank reassign reassure render remit
employ attain chase compare compete computerise conserve convene convince customize dedicate digitize disseminate fabricate finalize formalise
insure invest justify leverage localize maximize merge minimize mobilize modernize multiply narrate optimize outsource predict prioritize
quantify rebrand reclaim refill rehabilitate relocate remove reopen reorganize revamp revive sanitise sanitize sensitise sensitize
stabilize standardize sterilize subcontract summarize tabulate transact upskill weigh
repackage rewire scrub sharpen shelve spray steam sterilise stitch unload vet weed weld wire
`

/** Base, past, and the participle where that is another. */
const irregular = `
be was been / begin began begun / bring brought / build built / buy bought / choose chose chosen / cut cut / deal dealt /
do did done / draw drew drawn / drive drove driven / feed fed / find found / forecast forecast / get got / give gave given /
go went gone / grow grew grown / have had / hold held / keep kept / know knew known / lead led / leave left / lend lent /
lay laid / lose lost / make made / mean meant / meet met / oversee oversaw overseen / pay paid / put put / read read / rebuild rebuilt /
ride rode ridden / rewrite rewrote rewritten / rise rose risen / run ran run / see saw seen / sell sold / send sent / set set /
sew sewed sewn / shoot shot / show showed shown / speak spoke spoken / spend spent / stand stood / sweep swept / take took taken /
teach taught / tell told / think thought / understand understood / undertake undertook undertaken / win won /
withdraw withdrew withdrawn / write wrote written
`

const doubles = new Set(
  'chat control cut debug drop enrol equip fit fulfil get label log map model patrol plan program put refer run scan set ship stop submit transfer travel trim vet win wrap begin forget'.split(
    ' ',
  ),
)

const doubled = (base: string): string => (doubles.has(base) ? base + base.slice(-1) : base)

const pastOfRegular = (base: string): string => {
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  return `${doubled(base)}ed`
}

const gerundOf = (base: string): string => {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
  if (base.endsWith('e') && !base.endsWith('ee') && base !== 'be') return `${base.slice(0, -1)}ing`
  return `${doubled(base)}ing`
}

/** `manages`: any word by the same rule. */
export const thirdOf = (base: string): string => {
  if (base === 'be') return 'is'
  if (base === 'have') return 'has'
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`
}

export type VerbForm = 'base' | 'past' | 'gerund' | 'third'
export type Verb = { readonly base: string; readonly past: string; readonly form: VerbForm }

const forms = new Map<string, Verb>()
const know = (base: string, past: string, participle = past): void => {
  const entry = (word: string, form: VerbForm) => {
    if (!forms.has(word)) forms.set(word, { base, past, form })
  }
  entry(past, 'past')
  entry(participle, 'past')
  entry(base, 'base')
  entry(gerundOf(base), 'gerund')
  entry(thirdOf(base), 'third')
}
for (const line of irregular.split('/')) {
  const [base = '', past = '', participle] = line.trim().split(/\s+/)
  know(base, past, participle)
}
for (const base of regular.trim().split(/\s+/)) know(base, pastOfRegular(base))

/** Their past is their base: as a first word they are taken for what was done. */
export const verbOf = (word: string): Verb | undefined => forms.get(word.toLowerCase())

/** What ends in `-ing` and is a thing: `marketing campaigns`. */
const things = new Set(
  'accounting advertising banking bookkeeping branding building catering clothing engineering evening farming housekeeping lighting marketing morning nursing outstanding pricing programming spring string networking during something everything nothing thing being exciting'.split(
    ' ',
  ),
)

/** Whether a word is something that is done; `building` is where what is built stands behind it. */
export const isGerund = (word: string, behind = ''): boolean =>
  /^[a-z]{2,}ing$/i.test(word) &&
  word.length > 4 &&
  (!things.has(word.toLowerCase()) ||
    (verbOf(word) !== undefined && /^(?:the|an?|new|its?|their|\d)\b/.test(behind)))

/** What was done, of a word such as `managing` or `manage`; undefined where it is no verb that we know or can read. */
export const pastOf = (word: string): string | undefined => {
  const small = word.toLowerCase()
  const verb = verbOf(small)
  if (verb) return verb.past
  if (!/^[a-z]{3,}ing$/.test(small)) return undefined
  const stem = small.slice(0, -3)
  return /[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}ied` : `${stem}ed`
}
