import { Component, type ReactNode } from 'react'

interface Props {
  /** Returns what is shown after a failure; absent: nothing. */
  fallback?: (error: unknown) => ReactNode
  onError?: () => void
  children: ReactNode
}

/** Limits a failure to one part of the page. */
export class ErrorBoundary extends Component<Props, { failed: boolean; error?: unknown }> {
  override state: { failed: boolean; error?: unknown } = { failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error }
  }

  override componentDidCatch() {
    this.props.onError?.()
  }

  override render() {
    const { fallback, children } = this.props
    return this.state.failed ? fallback?.(this.state.error) : children
  }
}
