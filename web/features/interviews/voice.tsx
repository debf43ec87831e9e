import { EmptyState } from '../../ui/empty-state.tsx'

/** What is to come, for who has it in their plan. */
export const Voice = () => (
  <EmptyState
    motif="talk"
    title="Voice Practice Coming Soon"
    text="It is in beta and not open yet. You will answer aloud and read your words back with their scores. Until then, say your answer aloud before you type it: that is half of the practice."
  />
)
