import Foundation
import FoundationNetworking
import OpenCombine

extension URLSession {
  /// The data and the response of one request.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      let subscription = DataTaskSubscription(
        request: request, session: session, downstream: subscriber)
      subscriber.receive(subscription: subscription)
    }
  }

  /// A publisher that loads the URL once for each subscriber, when it first asks for a value.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher that sends the request once for each subscriber, when it first asks for a value.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

// MARK: - Subscription

private final class DataTaskSubscription<Downstream: Subscriber>: Subscription,
  @unchecked Sendable
where
  Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError
{
  private let request: URLRequest
  private let session: URLSession
  private let lock = NSLock()
  private var downstream: Downstream?
  private var task: URLSessionDataTask?

  init(request: URLRequest, session: URLSession, downstream: Downstream) {
    self.request = request
    self.session = session
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let finish = UncheckedAction {
      [weak self] (data: Data?, response: URLResponse?, error: (any Error)?) in
      self?.finish(data: data, response: response, error: error)
    }
    let newTask = lock.withLock { () -> URLSessionDataTask? in
      guard downstream != nil, task == nil else { return nil }
      let newTask = session.dataTask(with: request) { data, response, error in
        finish.run(data, response, error)
      }
      task = newTask
      return newTask
    }
    newTask?.resume()
  }

  private func finish(data: Data?, response: URLResponse?, error: (any Error)?) {
    let receiver = lock.withLock {
      defer { (downstream, task) = (nil, nil) }
      return downstream
    }
    guard let receiver else { return }
    if let response, error == nil {
      _ = receiver.receive((data ?? Data(), response))
      receiver.receive(completion: .finished)
    } else {
      receiver.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  func cancel() {
    let task = lock.withLock {
      defer { (downstream, self.task) = (nil, nil) }
      return self.task
    }
    task?.cancel()
  }
}
