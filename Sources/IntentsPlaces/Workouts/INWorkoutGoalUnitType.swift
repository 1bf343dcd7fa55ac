public enum INWorkoutGoalUnitType: Int, Sendable {
  case unknown = 0
  case inch = 1
  case meter = 2
  case foot = 3
  case mile = 4
  case yard = 5
  case second = 6
  case minute = 7
  case hour = 8
  case joule = 9
  case kiloCalorie = 10
}

public enum INWorkoutLocationType: Int, Sendable {
  case unknown = 0
  case outdoor = 1
  case indoor = 2
}
