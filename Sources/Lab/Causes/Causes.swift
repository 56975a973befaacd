/// All causes, the most telling first.
enum Causes {
  static let all: [Cause] = [
    twoNamespaces,
    separateRoots,
    twoSources,
    identityOnOutgoing,
    noAnimation,
    unpairedID,
    movingTransition,
    textCutByFrame,
    fixedFrameInsideEffect,
    offsetInsideEffect,
    appearanceAfterEffect,
    effectAndTransitionApart,
    environmentInTransition,
    radiusJumps,
    fadedMiddle,
    hiddenBehind,
    reflow,
    curvesApart,
    textRewraps,
    transitionAroundPadding,
    identityOnWayBack,
  ]
}
