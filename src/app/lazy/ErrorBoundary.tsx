import { Component, type ReactNode } from 'react'

interface Props {
  /** Shown after a failure: nothing by default. As a function, it gets the error. */
  fallback?: ReactNode | ((error: unknown) => ReactNode)
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
    if (!this.state.failed) return children
    return typeof fallback === 'function' ? fallback(this.state.error) : fallback
  }
}
