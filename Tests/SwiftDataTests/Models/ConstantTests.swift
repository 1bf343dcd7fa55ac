#if Macros
  import SwiftData
  import Testing

  @Model
  private final class Recipe {
    @Attribute(.unique) let id: UUID
    var title: String
    @Relationship(deleteRule: .cascade, inverse: \Step.recipe) var steps: [Step] = []

    init(_ title: String, id: UUID = UUID()) {
      self.id = id
      self.title = title
    }
  }

  @Model
  private final class Step {
    let recipe: Recipe
    let tool: Tool?
    let helpers: [Tool]
    let number: Int?
    var text: String

    init(_ text: String, of recipe: Recipe, tool: Tool? = nil, helpers: [Tool] = []) {
      self.recipe = recipe
      self.tool = tool
      self.helpers = helpers
      self.text = text
      number = nil
    }
  }

  @Model
  private final class Tool {
    let name: String

    init(_ name: String) { self.name = name }
  }

  @Suite struct ConstantTests {
    private let container: ModelContainer

    init() throws {
      container = try ModelContainer(
        for: Recipe.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    }

    @Test func aConstantIsStoredWithItsModel() throws {
      let context = ModelContext(container)
      let recipe = Recipe("Soup")
      context.insert(recipe)
      try context.save()
      let other = ModelContext(container)
      let wanted = recipe.id
      let found = try #require(
        try other.fetch(FetchDescriptor<Recipe>(predicate: #Predicate { $0.id == wanted })).first)
      #expect(found !== recipe && found.id == recipe.id && found.title == "Soup")
      #expect(Schema([Recipe.self]).entities.first?.attributesByName["id"]?.isUnique == true)
    }

    @Test func constantsLeadToOtherModels() throws {
      let context = ModelContext(container)
      let recipe = Recipe("Soup")
      let step = Step("Cut", of: recipe, tool: Tool("Knife"), helpers: [Tool("Board")])
      context.insert(step)
      #expect(recipe.modelContext == context && recipe.steps == [step])
      context.insert(Step("Boil", of: recipe))
      try context.save()
      let other = ModelContext(container)
      let steps = try other.fetch(FetchDescriptor<Step>(sortBy: [SortDescriptor(\.text)]))
      #expect(steps.map(\.text) == ["Boil", "Cut"])
      #expect(steps.map { $0.tool?.name } == [nil, "Knife"])
      #expect(steps.map { $0.helpers.map(\.name) } == [[], ["Board"]])
      #expect(steps.map(\.number) == [nil, nil])
      let found = try #require(try other.fetch(FetchDescriptor<Recipe>()).first)
      #expect(steps.allSatisfy { $0.recipe === found } && Set(found.steps) == Set(steps))
      other.delete(found)
      try other.save()
      #expect(try ModelContext(container).fetchCount(FetchDescriptor<Step>()) == 0)
    }

    @Test func aModelWithTheSameConstantTakesThePlaceOfTheFirst() throws {
      let context = ModelContext(container)
      let recipe = Recipe("Soup")
      context.insert(recipe)
      try context.save()
      let other = ModelContext(container)
      other.insert(Recipe("Stew", id: recipe.id))
      try other.save()
      #expect(try other.fetch(FetchDescriptor<Recipe>()).map(\.title) == ["Stew"])
      #expect(recipe.title == "Stew")
    }
  }
#endif
