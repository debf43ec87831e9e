import { UpgradeCard } from '../../person/upgrade-card.tsx'

/** For who has no plan to practise with. What they practised before stays theirs to read. */
export const UpgradeBanner = () => (
  <UpgradeCard
    feature="interview-coach"
    title="Practise with Pro"
    gains={[
      'Questions for the role and the industry that you name',
      'Each answer scored, with what to change in it',
      'Every session kept: go on with it, or practise it again',
    ]}
  />
)
