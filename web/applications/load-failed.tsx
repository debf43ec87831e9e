import { LoadFailed } from '../ui/load-failed.tsx'

type Props = { busy: boolean; onRetry: () => void }

export const ApplicationsFailed = (props: Props) => (
  <LoadFailed
    text="Your applications could not be loaded. They are safe with us. Check your connection, then try again."
    {...props}
  />
)
